;;; Drives the server in Emacs with Eglot: diagnostics, completion, a fix and a rename in two files.  -*- lexical-binding: t -*-
;; Usage: emacs --batch -l emacs.el, in the folder of the project. THEMEC is the program.
(require 'package)
(package-initialize)
(require 'eglot)
(require 'flymake)
(require 'cl-lib)

(setq eglot-sync-connect 60
      eglot-confirm-server-initiated-edits nil
      make-backup-files nil
      flymake-no-changes-timeout 0.1)
(add-to-list 'auto-mode-alist '("\\.xib\\'" . nxml-mode))
(add-to-list 'eglot-server-programs `(nxml-mode . (,(getenv "THEMEC") "lsp")))

;; Nobody answers questions here.
(fset 'y-or-n-p (lambda (&rest _) t))

(defun themec-await (what condition)
  (let ((end (+ (float-time) 60)))
    (while (not (funcall condition))
      (when (> (float-time) end) (error "Timeout: %s" what))
      (accept-process-output nil 0.05))))

(defun themec-texts ()
  (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(defun themec-mentions (text)
  (cl-some (lambda (message) (string-match-p (regexp-quote text) message)) (themec-texts)))

(let ((buffer (find-file-noselect "LoginPane.xib")))
  (with-current-buffer buffer
    (apply #'eglot (let ((eglot-sync-connect 60)) (eglot--guess-contact)))
    (unless flymake-mode (flymake-mode 1))
    (flymake-start)
    (themec-await "diagnostics" (lambda () (flymake-start) (and (themec-mentions "missing") (themec-mentions "scaleToFil"))))
    (goto-char (point-min))
    (search-forward "destination=\"lbl")
    (let* ((capf (eglot-completion-at-point))
           (labels (all-completions "" (nth 2 capf))))
      (unless (member "lbl-1" (mapcar #'substring-no-properties labels)) (error "Completion: %S" labels)))
    (goto-char (point-min))
    (search-forward "scaleToFil")
    (let* ((actions (jsonrpc-request (eglot--current-server-or-lose) :textDocument/codeAction
                                     (list :textDocument (eglot--TextDocumentIdentifier)
                                           :range (list :start (eglot--pos-to-lsp-position) :end (eglot--pos-to-lsp-position))
                                           :context '(:diagnostics []))))
           (fix (cl-find-if (lambda (action) (string-match-p "scaleToFill" (plist-get action :title))) actions)))
      (unless fix (error "No fix: %S" actions))
      (eglot--apply-workspace-edit (plist-get fix :edit)))
    (goto-char (point-min))
    (unless (search-forward "contentMode=\"scaleToFill\"" nil t) (error "The fix was not applied"))
    (goto-char (point-min))
    (search-forward "property=\"name")
    ;; Eglot sends changes when Emacs is idle, which a batch never is.
    (eglot--signal-textDocument/didChange)
    (eglot-rename "titleLabel")
    (save-some-buffers t)
    (with-temp-buffer
      (insert-file-contents "LoginPane.swift")
      (unless (= (how-many "titleLabel" (point-min)) 2) (error "Rename in Swift: %s" (buffer-string))))
    (with-temp-buffer
      (insert-file-contents "LoginPane.xib")
      (unless (= (how-many "property=\"titleLabel\"" (point-min)) 1) (error "Rename in the XIB: %s" (buffer-string))))
    (themec-await "no diagnostic about the mistake" (lambda () (flymake-start) (not (themec-mentions "scaleToFil'"))))
    (message "Emacs: diagnostics, completion, fix and rename")
    (eglot-shutdown (eglot--current-server-or-lose))))
