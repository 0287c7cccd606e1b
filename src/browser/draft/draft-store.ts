import { createSharedValue } from '#browser/shared-value.ts'
import { DRAFT_KEY, isDraftFor, selectDrafts, type Draft, type DraftOwner, type Drafts } from '#browser/draft/draft.rules.ts'
// Only in this tab's storage: it goes with the tab.
import { readJson, sessionStore as store } from '#browser/storage.ts'

/** Whose drafts are stored and brought back; undefined while nobody is known, and then nothing is. */
export const draftOwner = createSharedValue<DraftOwner | undefined>(undefined)
/** The customer in whose name the person works; undefined while that is not known yet. */
export const draftCustomer = createSharedValue<string | null | undefined>(null)
/** Something came back, so the person is informed. */
export const isDraftRestored = createSharedValue(false)

export type DraftContent = Pick<Draft, 'form' | 'value' | 'isSent'>
/** Forms in use on this page, by name. */
export type DraftSource = () => readonly (readonly [key: string, content: DraftContent])[]
const sources = new Set<DraftSource>()

/** Returns how to stop. */
export const addDraftSource = (source: DraftSource): (() => void) => {
  sources.add(source)
  return () => void sources.delete(source)
}

const readDrafts = ({ sub }: DraftOwner): Drafts => selectDrafts(readJson(store, DRAFT_KEY), sub, Date.now())

const writeDrafts = (drafts: Drafts): void => {
  if (Object.keys(drafts).length === 0) store.remove(DRAFT_KEY)
  else store.write(DRAFT_KEY, JSON.stringify(drafts))
}

export const addDrafts = (contents: ReturnType<DraftSource>): void => {
  const owner = draftOwner.get()
  if (!owner || contents.length === 0) return
  const drafts = contents.map(([key, content]) => [key, { owner, savedAt: Date.now(), ...content }] as const)
  writeDrafts({ ...readDrafts(owner), ...Object.fromEntries(drafts) })
}

/** Called when a session ends: what this person was working on stays for them [T-66]. */
export const keepDrafts = (): void => addDrafts([...sources].flatMap((source) => source()))

/** Called when someone signs out [T-66]. */
export const forgetDrafts = (): void => store.remove(DRAFT_KEY)

/** Gives a draft back once. */
export const takeDraft = (key: string): Draft | undefined => {
  const owner = draftOwner.get()
  if (!owner) return undefined
  const { [key]: draft, ...others } = readDrafts(owner)
  if (!draft || !isDraftFor(draft, owner)) return undefined
  writeDrafts(others)
  return draft
}

/** Removes drafts of other people, old ones and submitted ones. */
export const dropStaleDrafts = (owner: DraftOwner): void =>
  writeDrafts(Object.fromEntries(Object.entries(readDrafts(owner)).filter(([, { isSent }]) => isSent !== true)))
