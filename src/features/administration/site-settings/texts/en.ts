export const en = {
  settings: 'Settings',
  setting: 'Setting',
  installed: 'As installed',
  own: 'Set here',
  valueOf: 'Value of {key}',
  asInstalled: 'As installed',
  varies: 'Differs by market; a value set here holds for all markets.',
  unreadable: 'This cannot be read yet.',
  find: 'Find a setting',
  onlySet: 'Only what is set here',
  review: 'Review {count} {count|change|changes}…',
  difference: 'What will change?',
  before: 'Before',
  after: 'After',
  state: 'Check',
  valid: 'Valid',
  invalid: 'Correct what is marked first.',
  cancel: 'Cancel',
  save: 'Save {count} {count|change|changes}',
  saved: 'Saved: {count}. Every page follows at once.',
  conflict: 'Somebody has changed the settings in the meantime. Open the page again.',
  failed: 'This did not work. Please try again.',
  readOnly: 'You can look at the settings. Changing them needs the right of a configurator, which another administrator gives.',
  changed: 'Last changed by {name}, {time}',
  none: 'No setting matches.',
  mode: 'Read-only mode',
  'mode.text':
    'While it is on, everybody can look at this site and sign in, but nothing can be ordered, sent or changed, in the back office as well. Every page says so. Background work waits until it is off.',
  'mode.off': 'Off: this site can be changed.',
  'mode.on': 'On since {time}: {reason}',
  'mode.by': 'Turned on by {name}',
  'mode.byCommand': 'Turned on by an operator',
  'mode.start': 'Turn on…',
  'mode.end': 'Turn off',
  'mode.confirm': 'Make this site read-only?',
  'mode.confirmed': 'Make read-only',
  'mode.reason': 'Reason',
  'mode.reason.hint': 'Administrators and the audit log see it; visitors do not.',
  'mode.failed': 'This did not work. Please try again.',
  'difference.text': 'Settings apply to every page of the site at once.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'site-settings': keyof typeof en
  }
}
