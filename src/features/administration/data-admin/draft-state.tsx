import { useState } from 'react'
import { call } from '#browser/api.ts'
import { removeDataLines, type readDataLine } from '#features/administration/data-admin/data-admin.api.ts'
import { DraftBadge } from '#features/administration/data-admin/draft-badge.tsx'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { FormActions, FormStack } from '#ui/form-layout.tsx'
import { Link } from '#ui/link.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type DraftStateProps = {
  kind: string
  dataKey: string
  draft: NonNullable<ReplyOf<typeof readDataLine>['draft']>
  page: string | null
  onSaved: () => void
}

/** A draft's state for readers, with the ways to look at it and to drop it. */
export const DraftState = ({ kind, dataKey, draft, page, onSaved }: DraftStateProps) => {
  const t = useTexts('data-admin')
  const { locale } = usePage()
  const [hasFailed, setFailed] = useState(false)
  const discard = async (): Promise<void> => {
    const answer = await call(removeDataLines, {
      ...{ params: { kind }, query: { language: locale.language }, errors: 'own' },
      body: { keys: [dataKey], isDraftOnly: true },
    })
    setFailed(!answer.ok)
    if (answer.ok) onSaved()
  }
  const [key = ''] = JSON.parse(dataKey) as readonly string[]
  const fileHref = (field: string): string =>
    `/api/back-office/v1/data/${kind}/draft-file?${new URLSearchParams({ key: dataKey, field }).toString()}`
  return (
    <FormStack>
      <p>
        <DraftBadge {...draft} /> {t(draft.isPublished ? 'draft.change.hint' : 'draft.new.hint')}
      </p>
      {draft.fault !== null && <Message tone="warn">{t('draft.fault', { reason: draft.fault })}</Message>}
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      <FormActions>
        {page !== null && (
          <Link href={`${pageHref(locale, page)}?${new URLSearchParams({ draft: key }).toString()}`}>{t('draft.preview')}</Link>
        )}
        {draft.files.map((field) => (
          <Link key={field} href={fileHref(field)}>
            {t('draft.file')}
          </Link>
        ))}
        <Button variant="quiet" size="small" onClick={() => void discard()}>
          {t('draft.discard')}
        </Button>
      </FormActions>
    </FormStack>
  )
}
