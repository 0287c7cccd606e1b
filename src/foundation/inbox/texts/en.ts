export const en = {
  'mail.hello': 'Hello {name},',
  'mail.entry.subject': '{kind}: something new for you',
  'mail.link': 'Open it here: {link}',
  'mail.bye': 'Kind regards\n{site}',
  'mail.summary.subject': 'Your inbox: {count} new',
  'mail.summary.text': 'This is new since your last summary:',
  'mail.summary.link': 'Your inbox: {link}',
  'mail.summary.change': 'You choose what comes by mail here: {link}',
  'mail.summary.more': 'and {count} more',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    inbox: keyof typeof en
  }
}
