import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { chooseSubstitute, readSubstitute } from '#features/company/purchase-policy/public.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './approval-list.module.css'

const SubstituteForm = ({ onDone }: { onDone: () => void }) => {
  const t = useTexts('approvals')
  const { date } = useFormats()
  const found = useEndpointQuery(readSubstitute, {})
  const saving = useEndpointMutation(chooseSubstitute)
  const [choice, setChoice] = useState<{ person?: string; from?: string; until?: string }>({})
  const { data } = found
  if (!data) return null
  const person = choice.person ?? data.person ?? ''
  const [from, until] = [choice.from ?? data.from ?? '', choice.until ?? data.until ?? '']
  const isBackwards = from !== '' && until !== '' && until < from
  const save = async (body: Parameters<typeof saving.mutateAsync>[0]['body']): Promise<void> => {
    await saving.mutateAsync({ body })
    await found.refetch()
    onDone()
  }
  if (data.people.length === 0) return <Message tone="info">{t('substitute.nobody')}</Message>
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBackwards) void save({ person, from, until })
      }}
    >
      {data.person !== null && data.from !== undefined && data.until !== undefined && (
        <Message tone="info">
          {t('substitute.now', { name: data.name ?? '', from: date(data.from), until: date(data.until) })}
        </Message>
      )}
      {saving.isError && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      <Select
        label={t('substitute.person')}
        required
        value={person}
        placeholder="–"
        options={data.people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setChoice({ ...choice, person: target.value })}
      />
      <div className={styles.dates}>
        <TextField
          label={t('substitute.from')}
          type="date"
          required
          value={from}
          onChange={({ target }) => setChoice({ ...choice, from: target.value })}
        />
        <TextField
          label={t('substitute.until')}
          type="date"
          required
          value={until}
          error={isBackwards ? t('substitute.order') : undefined}
          onChange={({ target }) => setChoice({ ...choice, until: target.value })}
        />
      </div>
      <div className={styles.bar}>
        <Button type="submit" busy={saving.isPending}>
          {t('substitute.save')}
        </Button>
        {data.person !== null && (
          <Button variant="secondary" onClick={() => void save({ person: null })}>
            {t('substitute.end')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Somebody else decides while the person is away. */
export const SubstituteButton = () => {
  const t = useTexts('approvals')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('substitute')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('substitute')} description={t('substitute.text')}>
        {isOpen && <SubstituteForm onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
