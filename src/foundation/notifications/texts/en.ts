export const en = {
  region: 'Notifications',
  more: 'More',
  less: 'Less',
  all: 'All notices',
  readOnly: 'This site is read-only for now: nothing can be ordered, sent or changed.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    notifications: keyof typeof en
  }
}
