import type { en } from '#foundation/inbox/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  inbox: '收件箱',
}
