export const en = {
  signIn: 'Sign in',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    identity: keyof typeof en
  }
}
