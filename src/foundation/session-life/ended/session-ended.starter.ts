import type { StarterPages } from '#foundation/blocks/public.ts'
import { SESSION_ENDED_WORDS } from '#foundation/session-life/ended/session-ended.texts.ts'

export const sessionStarterPages: StarterPages = ({ locale }) => [
  { path: '/session-time-out', ...SESSION_ENDED_WORDS[locale.language], blocks: [{ type: 'session-ended', props: {} }] },
]
