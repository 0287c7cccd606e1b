export const en = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  remove: 'Remove {name}',
  retry: 'Try again',
  loading: 'Loading',
  optional: 'Optional',
  choose: 'Choose…',
  find: 'Find...',
  'find.none': 'Nothing found',
  newTab: 'Opens in a new tab',
  'tone.ok': 'Done',
  'tone.warn': 'Attention',
  'tone.bad': 'Error',
  'tone.info': 'Note',
  messages: 'Messages',
  'error.title': 'Something went wrong',
  'sort.label': 'Sort by',
  'sort.by': 'Sort by {column}',
  'sort.ascending': '{column}, ascending',
  'sort.descending': '{column}, descending',
  'select.all': 'Select all rows',
  'select.row': 'Select {name}',
  'select.count': '{count} selected',
  'select.clear': 'Clear selection',
  'pager.label': 'Pages',
  'pager.page': 'Page {page}',
  'pager.pageOf': 'Page {page} of {pages}',
  'pager.previous': 'Previous page',
  'pager.next': 'Next page',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    ui: keyof typeof en
  }
}
