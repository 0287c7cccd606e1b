import { useRef, useState } from 'react'
import { call } from '#browser/api.ts'
import { acceptDownload, unlockDownload } from '#features/documents/downloads/download.api.ts'
import { isPlain, type DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import { saveOneByOne } from '#features/documents/downloads/table/save-files.client.ts'
import { groupByGate } from '#features/documents/downloads/table/selection.rules.ts'
import { useLocale } from '#ui/use-texts.tsx'

/** The open gate: an agreement to accept, or a form to send. */
export type OpenGate = { readonly kind: 'eula' | 'form'; readonly gatePath: string; readonly rows: readonly DocumentRow[] }
export type GateFailure = 'network' | 'refused'
export type AcceptanceAnswer = 'accepted' | 'changed' | 'failed'

export type Gates = ReturnType<typeof useGates>

type Run = { readonly left: OpenGate[]; readonly addresses: string[] }

const codeOf = (problem: unknown): unknown => (problem as { code?: unknown } | undefined)?.code

/** One that is not for everyone has no address of its own that answers. */
const linkPlain = async (row: DocumentRow): Promise<string | undefined> => {
  if (isPlain(row)) return row.address
  const answer = await call(unlockDownload, { body: { assetPath: row.address }, errors: 'own' })
  return answer.ok ? answer.data.url : undefined
}

/** Leads what was chosen through what stands before it, one gate after the other, and then fetches the files. */
export const useGates = (linkFree: (row: DocumentRow) => Promise<string | undefined> = linkPlain) => {
  const { country, language } = useLocale()
  const run = useRef<Run>({ left: [], addresses: [] })
  const [open, setOpen] = useState<OpenGate>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<GateFailure>()

  const goOn = (): void => {
    const next = run.current.left.shift()
    setOpen(next)
    if (!next) saveOneByOne(run.current.addresses.splice(0))
  }
  const fail = (reason: GateFailure): void => {
    run.current = { left: [], addresses: [] }
    setOpen(undefined)
    setFailure(reason)
  }

  /** Undefined when the form has to be sent first. */
  const unlock = async (rows: readonly DocumentRow[]): Promise<'unlocked' | 'form' | 'failed'> => {
    const addresses: string[] = []
    for (const { address } of rows) {
      const answer = await call(unlockDownload, { body: { assetPath: address }, errors: 'own' })
      if (!answer.ok) return codeOf(answer.problem) === 'form_required' ? 'form' : 'failed'
      addresses.push(answer.data.url)
    }
    run.current.addresses.push(...addresses)
    return 'unlocked'
  }

  const start = async (chosen: readonly DocumentRow[]): Promise<void> => {
    setFailure(undefined)
    const free = chosen.filter(({ gate }) => gate === 'free')
    run.current = { left: [], addresses: [] }
    setBusy(true)
    for (const row of free) {
      const address = await linkFree(row)
      if (address === undefined) return void (setBusy(false), fail('refused'))
      run.current.addresses.push(address)
    }
    for (const { gatePath, rows } of groupByGate(chosen)) {
      const [first] = rows
      // Whoever has sent the form is not asked again.
      const state = first?.gate === 'form' ? await unlock(rows) : 'asks'
      if (state === 'failed') return void (setBusy(false), fail('network'))
      if (state !== 'unlocked') run.current.left.push({ kind: first?.gate === 'form' ? 'form' : 'eula', gatePath, rows })
    }
    setBusy(false)
    goOn()
  }

  /** Of the version that was read; where another one is published by now, it has to be read again. */
  const accept = async (gate: OpenGate, version: number): Promise<AcceptanceAnswer> => {
    // Fetched when all are accepted: whoever has to read again accepts all of them again.
    const accepted: { readonly url: string; readonly videoUrl: string | undefined }[] = []
    for (const { address, videoUrl } of gate.rows) {
      const body = { assetPath: address, version, locale: `${country}/${language}` }
      const answer = await call(acceptDownload, { body, errors: 'own' })
      if (!answer.ok) return codeOf(answer.problem) === 'licence_changed' ? 'changed' : 'failed'
      accepted.push({ url: answer.data.url, videoUrl })
    }
    for (const { url, videoUrl } of accepted)
      if (videoUrl === undefined) run.current.addresses.push(url)
      else window.open(videoUrl, '_blank', 'noopener')
    goOn()
    return 'accepted'
  }

  const finishForm = async (gate: OpenGate): Promise<void> => {
    if ((await unlock(gate.rows)) === 'unlocked') goOn()
    else fail('refused')
  }

  const close = (): void => {
    run.current = { left: [], addresses: [] }
    setOpen(undefined)
  }

  return {
    open,
    isBusy,
    failure,
    start: (rows: readonly DocumentRow[]): void => void start(rows),
    accept,
    finishForm,
    close,
    fail,
  }
}
