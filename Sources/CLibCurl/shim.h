#pragma once
// What is used of libcurl 7.68 and later. Its functions are found at run time in the library that FoundationNetworking depends
// on, so that building does not require its headers. Names and numbers are part of libcurl's ABI: https://curl.se/libcurl/c/
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

enum {
  CLC_OPT_WRITEDATA = 10001,
  CLC_OPT_URL = 10002,
  CLC_OPT_HTTPHEADER = 10023,
  CLC_OPT_HEADERDATA = 10029,
  CLC_OPT_CUSTOMREQUEST = 10036,
  CLC_OPT_NOBODY = 44,
  CLC_OPT_POST = 47,
  CLC_OPT_NETRC = 51,
  CLC_OPT_FOLLOWLOCATION = 52,
  CLC_OPT_SSL_VERIFYPEER = 64,
  CLC_OPT_SSL_VERIFYHOST = 81,
  CLC_OPT_SSLVERSION = 32,
  CLC_OPT_FRESH_CONNECT = 74,
  CLC_OPT_NOSIGNAL = 99,
  CLC_OPT_ACCEPT_ENCODING = 10102,
  CLC_OPT_CAINFO = 10065,
  CLC_OPT_COPYPOSTFIELDS = 10165,
  CLC_OPT_POSTFIELDSIZE_LARGE = 30120,
  CLC_OPT_PROTOCOLS = 181,
  CLC_OPT_DISALLOW_USERNAME_IN_URL = 278,
  CLC_OPT_HTTP09_ALLOWED = 285,
  CLC_OPT_QUICK_EXIT = 322,
  CLC_OPT_WRITEFUNCTION = 20011,
  CLC_OPT_HEADERFUNCTION = 20079,

  CLC_INFO_SSL_VERIFYRESULT = 0x200000 + 13,
  CLC_INFO_OS_ERRNO = 0x200000 + 25,

  CLC_PROTO_HTTP_AND_HTTPS = 3,
  CLC_SSLVERSION_TLSv1_2 = 6,
  CLC_MESSAGE_DONE = 1,
};

enum {
  CLC_E_UNSUPPORTED_PROTOCOL = 1,
  CLC_E_URL_MALFORMAT = 3,
  CLC_E_COULDNT_RESOLVE_PROXY = 5,
  CLC_E_COULDNT_RESOLVE_HOST = 6,
  CLC_E_COULDNT_CONNECT = 7,
  CLC_E_WEIRD_SERVER_REPLY = 8,
  CLC_E_WRITE_ERROR = 23,
  CLC_E_SSL_CONNECT_ERROR = 35,
  CLC_E_SSL_CERTPROBLEM = 58,
  CLC_E_PEER_FAILED_VERIFICATION = 60,
  CLC_E_BAD_CONTENT_ENCODING = 61,
  CLC_E_LOGIN_DENIED = 67,
  CLC_E_SSL_CACERT_BADFILE = 77,
};

// The head of CURLMsg.
typedef struct {
  int message;
  void *easy_handle;
  union {
    void *whatever;
    int result;
  } data;
} clc_message;

typedef void clc_easy;
typedef void clc_multi;
typedef void clc_list;
typedef size_t (*clc_callback)(char *bytes, size_t size, size_t count, void *user);

static inline void *clc_find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

// Whether all functions exist. To be called once, before any other one.
static inline int clc_prepare(void) {
  const char *names[] = {
    "curl_easy_init", "curl_easy_cleanup", "curl_easy_setopt", "curl_easy_getinfo", "curl_multi_init", "curl_multi_cleanup",
    "curl_multi_add_handle", "curl_multi_remove_handle", "curl_multi_perform", "curl_multi_poll", "curl_multi_wakeup",
    "curl_multi_info_read", "curl_slist_append", "curl_slist_free_all", "curl_global_init",
  };
  for (size_t index = 0; index < sizeof names / sizeof *names; index++)
    if (!clc_find(names[index])) return 0;
  return ((int (*)(long))clc_find("curl_global_init"))(3) == 0;
}

static inline clc_easy *clc_easy_init(void) {
  return ((clc_easy *(*)(void))clc_find("curl_easy_init"))();
}
static inline void clc_easy_cleanup(clc_easy *easy) {
  ((void (*)(clc_easy *))clc_find("curl_easy_cleanup"))(easy);
}
static inline clc_multi *clc_multi_init(void) {
  return ((clc_multi *(*)(void))clc_find("curl_multi_init"))();
}
static inline int clc_multi_cleanup(clc_multi *multi) {
  return ((int (*)(clc_multi *))clc_find("curl_multi_cleanup"))(multi);
}
static inline int clc_multi_add_handle(clc_multi *multi, clc_easy *easy) {
  return ((int (*)(clc_multi *, clc_easy *))clc_find("curl_multi_add_handle"))(multi, easy);
}
static inline int clc_multi_remove_handle(clc_multi *multi, clc_easy *easy) {
  return ((int (*)(clc_multi *, clc_easy *))clc_find("curl_multi_remove_handle"))(multi, easy);
}
static inline int clc_multi_perform(clc_multi *multi, int *running) {
  return ((int (*)(clc_multi *, int *))clc_find("curl_multi_perform"))(multi, running);
}
static inline int clc_multi_wakeup(clc_multi *multi) {
  return ((int (*)(clc_multi *))clc_find("curl_multi_wakeup"))(multi);
}
static inline clc_message *clc_multi_info_read(clc_multi *multi, int *left) {
  return ((clc_message *(*)(clc_multi *, int *))clc_find("curl_multi_info_read"))(multi, left);
}
static inline clc_list *clc_slist_append(clc_list *list, const char *text) {
  return ((clc_list *(*)(clc_list *, const char *))clc_find("curl_slist_append"))(list, text);
}
static inline void clc_slist_free_all(clc_list *list) {
  ((void (*)(clc_list *))clc_find("curl_slist_free_all"))(list);
}
// Waits until something happens, at most so many milliseconds.
static inline int clc_multi_poll(clc_multi *multi, int milliseconds) {
  return ((int (*)(clc_multi *, void *, unsigned, int, int *))clc_find("curl_multi_poll"))(multi, NULL, 0, milliseconds, NULL);
}

// curl_easy_setopt and curl_easy_getinfo take a variable argument, which Swift cannot pass.
static inline int clc_set_long(clc_easy *easy, int option, long value) {
  return ((int (*)(clc_easy *, int, ...))clc_find("curl_easy_setopt"))(easy, option, value);
}
static inline int clc_set_offset(clc_easy *easy, int option, int64_t value) {
  return ((int (*)(clc_easy *, int, ...))clc_find("curl_easy_setopt"))(easy, option, value);
}
static inline int clc_set_pointer(clc_easy *easy, int option, const void *value) {
  return ((int (*)(clc_easy *, int, ...))clc_find("curl_easy_setopt"))(easy, option, value);
}
static inline int clc_set_callback(clc_easy *easy, int option, clc_callback value) {
  return ((int (*)(clc_easy *, int, ...))clc_find("curl_easy_setopt"))(easy, option, value);
}
static inline int clc_get_long(clc_easy *easy, int info, long *value) {
  return ((int (*)(clc_easy *, int, ...))clc_find("curl_easy_getinfo"))(easy, info, value);
}
