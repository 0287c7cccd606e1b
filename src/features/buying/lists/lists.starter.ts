import type { StarterPages } from '#foundation/blocks/public.ts'
import { LISTS_WORDS } from '#features/buying/lists/lists.texts.ts'
import { savedItemsBlock } from '#features/buying/lists/saved-items.schema.ts'
import { savedListsBlock } from '#features/buying/lists/saved-lists.schema.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const SAVED_PATH = '/secure/saved-items'
export const LISTS_PATH = '/secure/lists'

export const listsStarterPages: StarterPages = ({ locale }) => [
  { path: SAVED_PATH, ...LISTS_WORDS[locale.language].saved, blocks: [{ type: savedItemsBlock.type, props: {} }] },
  { path: LISTS_PATH, ...LISTS_WORDS[locale.language].lists, blocks: [{ type: savedListsBlock.type, props: {} }] },
]

export const listsLinks: readonly PortalLink[] = [
  { path: SAVED_PATH, title: mapWords(LISTS_WORDS, ({ saved }) => saved.title), icon: 'save', group: 'buying', order: 60 },
  { path: LISTS_PATH, title: mapWords(LISTS_WORDS, ({ lists }) => lists.title), icon: 'list', group: 'buying', order: 70 },
]
