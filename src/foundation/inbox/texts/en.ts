export const en = {
  inbox: 'Inbox',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    inbox: keyof typeof en
  }
}
