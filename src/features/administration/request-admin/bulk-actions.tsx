import { useState } from 'react'
import { call } from '#browser/api.ts'
import { createIntent } from '#browser/idempotency-key.ts'
import { decideAdminRequests } from '#foundation/requests/public.ts'
import { Button } from '#ui/button.tsx'
import type { MessageTone } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type BulkProps = {
  ids: readonly string[]
  onDone: (news: { tone: MessageTone; text: string }) => void
  onClear: () => void
}

/** Decides all chosen ones alike, and says how many it were and why some were not. */
export const BulkActions = ({ ids, onDone, onClear }: BulkProps) => {
  const t = useTexts('request-admin')
  const [busy, setBusy] = useState<'approve' | 'deny'>()
  const decide = async (decision: 'approve' | 'deny') => {
    setBusy(decision)
    const body = { ids: [...ids], decision }
    const { ok, data } = await call(decideAdminRequests, {
      body,
      headers: createIntent().headersFor(body),
      isQuiet: true,
      errors: 'own',
    })
    setBusy(undefined)
    if (!ok) return onDone({ tone: 'bad', text: t('failed') })
    const done = t(decision === 'approve' ? 'bulk.approved' : 'bulk.denied', { count: data.decided.length })
    const refused = data.refused.map(({ id, by, error }) => `${id}: ${by === null ? error : t('already', { name: by })}`)
    onClear()
    onDone({ tone: refused.length > 0 ? 'warn' : 'ok', text: [done, ...refused].join(' · ') })
  }
  return (
    <>
      <Button size="small" busy={busy === 'approve'} onClick={() => void decide('approve')}>
        {t('bulk.approve', { count: ids.length })}
      </Button>
      <Button size="small" variant="secondary" busy={busy === 'deny'} onClick={() => void decide('deny')}>
        {t('deny')}
      </Button>
    </>
  )
}
