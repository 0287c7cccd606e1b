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
  review: 'Review {count} changes…',
  difference: 'What will change?',
  before: 'Before',
  after: 'After',
  state: 'Check',
  valid: 'Valid',
  invalid: 'Correct what is marked first.',
  cancel: 'Cancel',
  save: 'Save {count} changes',
  saved: 'Saved: {count}. Every page follows at once.',
  conflict: 'Somebody has changed the settings in the meantime. Open the page again.',
  failed: 'This did not work. Please try again.',
  readOnly: 'You can look at the settings. Changing them needs the right of a configurator, which another administrator gives.',
  changed: 'Last changed by {name}, {time}',
  none: 'No setting matches.',
  'difference.text': 'Settings apply to every page of the site at once.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'site-settings': keyof typeof en
  }
}
