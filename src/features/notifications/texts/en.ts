export const en = {
  region: 'Notifications',
  more: 'More',
  less: 'Less',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    notifications: keyof typeof en
  }
}
