export const en = {
  open: 'Cookie preferences',
  title: 'Cookie preferences',
  close: 'Close',
  intro:
    'Choose what this site may keep in your browser. You can change your mind at any time, here or from the foot of any page.',
  necessary: 'Necessary',
  'necessary.text': 'Sign-in, cart, country and language, and this choice. Without them the site does not work.',
  always: 'Always on',
  functional: 'Functional',
  'functional.text': 'Remembers your recent searches and which hints you have seen.',
  analytics: 'Analytics',
  'analytics.text':
    'Counts which pages and functions are used, so that we can improve them. Without your name, without recognising you, and without passing anything on.',
  signal: 'Your browser asks websites not to track you. We respect that: analytics stays off.',
  onlyNecessary: 'Only necessary',
  acceptAll: 'Accept all',
  save: 'Save',
  saved: 'Your cookie preferences are saved.',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    analytics: keyof typeof en
  }
}
