import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { chooseSubstitute, readSubstitute, substituteForm } from '#features/company/purchase-policy/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './approval-list.module.css'

const NAMES = ['person', 'from', 'until'] as const
type Values = { readonly person: string; readonly from: string; readonly until: string }
type FormProps = { data: ReplyOf<typeof readSubstitute>; onSaved: () => Promise<void> }

const SubstituteForm = ({ data, onSaved }: FormProps) => {
  const t = useTexts('approvals')
  const ui = useTexts('ui')
  const { date } = useFormats()
  const ending = useEndpointMutation(chooseSubstitute)
  const findOrder = ({ from, until }: Pick<Values, 'from' | 'until'>): string | undefined =>
    from !== '' && until !== '' && until < from ? t('substitute.order') : undefined
  const form = useEndpointForm(chooseSubstitute, {
    rules: substituteForm,
    values: { person: data.person ?? '', from: data.from ?? '', until: data.until ?? '' },
    bodyOf: (values: Values) => values,
    faultsOf: (values) => ({
      until: findOrder(values),
      ...Object.fromEntries(NAMES.filter((name) => values[name] === '').map((name) => [name, ui('form.missing')])),
    }),
    onSent: onSaved,
  })
  const order = findOrder({ from: form.textOf('from'), until: form.textOf('until') })
  return (
    <form {...form.props} className={styles.form}>
      {data.person !== null && data.from !== undefined && data.until !== undefined && (
        <Message tone="info">
          {t('substitute.now', { name: data.name ?? '', from: date(data.from), until: date(data.until) })}
        </Message>
      )}
      {(form.outcome.error || ending.isError) && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      <Select
        label={t('substitute.person')}
        placeholder="–"
        options={data.people.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('person')}
        required
      />
      <div className={styles.dates}>
        <TextField label={t('substitute.from')} type="date" {...form.field('from')} required />
        <TextField
          label={t('substitute.until')}
          type="date"
          {...form.field('until')}
          required
          error={order ?? form.errorOf('until')}
        />
      </div>
      <div className={styles.bar}>
        <Button type="submit" busy={form.isBusy}>
          {t('substitute.save')}
        </Button>
        {data.person !== null && (
          <Button
            variant="secondary"
            onClick={() => ending.mutate({ body: { person: null } }, { onSuccess: () => void onSaved() })}
          >
            {t('substitute.end')}
          </Button>
        )}
      </div>
    </form>
  )
}

const LoadedForm = ({ onDone }: { onDone: () => void }) => {
  const t = useTexts('approvals')
  const { data, refetch } = useEndpointQuery(readSubstitute, {})
  if (!data) return null
  if (data.people.length === 0) return <Message tone="info">{t('substitute.nobody')}</Message>
  return (
    <SubstituteForm
      data={data}
      onSaved={async () => {
        await refetch()
        onDone()
      }}
    />
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
        {isOpen && <LoadedForm onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}
