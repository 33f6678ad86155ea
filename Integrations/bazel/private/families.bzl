"""Families: the documents that themec links with each other, by the names of their files.

LoginScreenletView_flat7.xml, LoginView.xib and LoginScreenletView_default-ext.xml are of the family login.
"""

DOCUMENTS = [".xml", ".xib", ".storyboard"]

def family_of(file):
    """Returns the family of a document.

    Args:
      file: the document.

    Returns:
      The name of its Screenlet or of its class, in lowercase.
    """
    name = file.basename.rsplit(".", 1)[0].split("~")[0].split("_")[0]
    if name.endswith("-ext"):
        name = name[:-len("-ext")]
    for ending in ["ScreenletView", "View"]:
        if name.endswith(ending) and name != ending:
            name = name[:-len(ending)]
            break
    return name.lower()

def grouped(files):
    """Groups documents by family.

    Args:
      files: the documents.

    Returns:
      A dictionary from names of families to lists of documents, in the order of the documents.
    """
    families = {}
    for file in files:
        families.setdefault(family_of(file), []).append(file)
    return families

def described_families(files, families):
    """Separates the descriptors of single families from those of all families.

    Args:
      files: the descriptors. LoginViewModel.xml is that of the family login.
      families: the names of families.

    Returns:
      A dictionary from names of families to lists of descriptors, and a list of the other descriptors.
    """
    own = {}
    others = []
    for file in files:
        name = file.basename.rsplit(".", 1)[0]
        family = name[:-len("ViewModel")].lower() if name.endswith("ViewModel") else ""
        if family in families:
            own.setdefault(family, []).append(file)
        else:
            others.append(file)
    return own, others
