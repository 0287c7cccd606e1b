import type { Dictionary } from '#kernel/texts.ts'

/** Without those that only the server uses, in mails and documents. */
export const files = import.meta.glob<Record<string, Dictionary>>(
  ['./{ui,foundation/*,features/*/*}/texts/fr.ts', '!./**/{order-confirmation,requests,second-factor}/texts/*'],
  { base: '../../' },
)
