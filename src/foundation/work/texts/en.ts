export const en = {
  cancel: 'Cancel',
  'state.queued': 'Waiting to start',
  'state.running': 'Running',
  'state.cancelling': 'Cancelling…',
  'state.completed': 'Finished',
  'state.failed': 'Failed',
  'state.cancelled': 'Cancelled',
  stale: 'No connection at the moment. The work goes on; this will catch up by itself.',
  leave: 'You can leave this page: the work goes on and is here when you come back.',
  missing: 'This work is no longer listed.',
  'failed.title': '{label}: failed',
  'failed.text': 'Something went wrong. Please try again; if it fails once more, contact us.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    work: keyof typeof en
  }
}
