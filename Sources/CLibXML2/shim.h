#pragma once
#include <libxml/xmlversion.h>
// Its ICU headers clash with those of Foundation; what they add to libxml2's structures is not used here.
#undef LIBXML_ICU_ENABLED
#include <libxml/catalog.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlversion.h>
