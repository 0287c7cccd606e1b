export const en = {
  region: 'Notifications',
  more: 'More',
  less: 'Less',
  all: 'All notices',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    notifications: keyof typeof en
  }
}
