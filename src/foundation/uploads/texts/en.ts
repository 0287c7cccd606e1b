export const en = {
  drop: 'or drop them here',
  choose: 'Choose files',
  'choose.one': 'Choose a file',
  limit: 'Up to {size}.',
  files: 'Files',
  sending: '{sent} of {size}',
  'state.waiting': 'Waiting',
  'state.sending': 'Uploading',
  'state.retrying': 'The connection broke. Trying again…',
  'state.paused': 'Paused',
  'state.done': 'Uploaded',
  'state.failed': 'Not uploaded',
  pause: 'Pause',
  'pause.named': 'Pause {name}',
  resume: 'Resume',
  'resume.named': 'Resume {name}',
  remove: 'Remove',
  'remove.named': 'Remove {name}',
  retry: 'Try again',
  'retry.named': 'Try {name} again',
  'said.done': '{name} has been uploaded.',
  'said.failed': '{name} could not be uploaded.',
  'problem.empty': 'This file is empty.',
  'problem.too_large': 'This file is too large.',
  'problem.wrong_type': 'This is not a file of the right type.',
  'problem.infected': 'This file holds something harmful.',
  'problem.quota': 'You have uploaded a lot that is not used yet. Remove some of it first.',
  'problem.not_found': 'This can no longer be uploaded here.',
  'problem.signed_out': 'You are signed out. Sign in and choose the file again.',
  'problem.failed': 'The upload did not work. Please try again.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    uploads: keyof typeof en
  }
}
