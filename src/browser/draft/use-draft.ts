import { useEffect, useEffectEvent } from 'react'
import { addDraftSource, draftOwner, isDraftRestored, takeDraft } from '#browser/draft/draft-store.ts'

/** Data of a block that is not in form fields, as in a dialog; undefined when there is nothing to lose. No secrets. */
export const useDraftSource = (key: string, value: unknown): void => {
  const read = useEffectEvent(() => (value === undefined ? [] : [[key, { value }] as const]))
  useEffect(() => addDraftSource(() => read()), [])
}

/** Gets what this person left behind, once; false when it was of no use. It comes from storage: check it. */
export const useDraftRestore = (key: string, restore: (value: unknown) => boolean): void => {
  const owner = draftOwner.use()
  const bringBack = useEffectEvent(() => {
    const draft = takeDraft(key)
    if (draft?.value !== undefined && restore(draft.value)) isDraftRestored.set(true)
  })
  useEffect(() => {
    if (owner) bringBack()
  }, [owner])
}
