import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#browser/api.ts'
import { readPage, saveDraft } from '#features/authoring/authoring/public.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { contentOf, endStep, openPage, type Editing } from '#features/authoring/page-editor/editor.rules.ts'
import { readTrouble, type Trouble } from '#features/authoring/page-editor/trouble.rules.ts'

const REST_MS = 600

export type SavedState = {
  readonly version: number
  readonly savedAt: string
  readonly etag: string
  readonly publishedVersion: number | null
}

export type Draft = {
  readonly editing: Editing | undefined
  readonly saved: SavedState | undefined
  readonly trouble: Trouble | undefined
  readonly edit: (change: (editing: Editing) => Editing) => void
  /** Resolves to true when everything that was written is saved. */
  readonly flush: () => Promise<boolean>
  /** Takes what the server has, also in place of what was written here. */
  readonly reload: () => Promise<void>
  /** Saves what was written here after what another author saved. */
  readonly keepOwn: () => Promise<void>
}

/** The draft, saved automatically when the author pauses. */
export const useDraft = (id: string): Draft => {
  const [editing, setEditing] = useState<Editing>()
  const [saved, setSaved] = useState<SavedState>()
  const [trouble, setTrouble] = useState<Trouble>()
  const storedRows = useRef<{ written?: PageContent; stored?: PageContent; etag?: string; saving?: Promise<boolean> }>({})

  const read = async (): Promise<PageContent | undefined> => {
    const answer = await call(readPage, { params: { id }, errors: 'own' })
    if (!answer.ok) {
      setTrouble({ kind: 'failed' })
      return undefined
    }
    const { version, savedAt, etag, publishedVersion, content } = answer.data
    storedRows.current.etag = etag
    setSaved({ version, savedAt, etag, publishedVersion })
    setTrouble(undefined)
    return content as PageContent
  }
  const reload = async (): Promise<void> => {
    const content = await read()
    if (!content) return
    storedRows.current = { ...storedRows.current, written: content, stored: content }
    setEditing(openPage(content))
  }

  const send = async (): Promise<boolean> => {
    const { written, stored, etag } = storedRows.current
    if (!written || etag === undefined) return false
    if (written === stored) return true
    const answer = await call(saveDraft, {
      params: { id },
      query: { autosave: 'true' },
      body: { ...written },
      headers: { 'if-match': etag },
      isQuiet: true,
      errors: 'own',
    })
    if (!answer.ok) {
      setTrouble(readTrouble(answer.status, answer.problem))
      return false
    }
    storedRows.current = { ...storedRows.current, stored: written, etag: answer.data.etag }
    setTrouble(undefined)
    setEditing((now) => now && endStep(now))
    setSaved((before) => ({ publishedVersion: before?.publishedVersion ?? null, ...answer.data }))
    return true
  }
  /** One save at a time: what was written meanwhile goes with the next one. */
  const flush = async (): Promise<boolean> => {
    const before = storedRows.current.saving
    if (before && !(await before)) return false
    const saving = send()
    storedRows.current.saving = saving
    const isSaved = await saving
    if (storedRows.current.saving === saving) delete storedRows.current.saving
    return isSaved
  }
  const keepOwn = async (): Promise<void> => {
    if (await read()) await flush()
  }

  const openPageOf = useEffectEvent((_id: string) => void reload())
  useEffect(() => {
    const timer = setTimeout(() => openPageOf(id))
    return () => clearTimeout(timer)
  }, [id])

  const content = editing && contentOf(editing)
  // Who was overtaken decides first whose words stay.
  const saveWhenRested = useEffectEvent(() => {
    if (trouble?.kind !== 'conflict') void flush()
  })
  useEffect(() => {
    if (!content) return
    storedRows.current.written = content
    if (content === storedRows.current.stored) return
    const timer = setTimeout(() => saveWhenRested(), REST_MS)
    return () => clearTimeout(timer)
  }, [content])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (storedRows.current.written !== storedRows.current.stored) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])

  const edit: Draft['edit'] = (change) => setEditing((before) => before && change(before))
  return { editing, saved, trouble, edit, flush, reload, keepOwn }
}
