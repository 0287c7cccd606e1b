import { useState } from 'react'
import type { ActingPicker } from '#features/impersonation/acting-picker.schema.ts'
import { startActing } from '#features/impersonation/acting-state.ts'
import { listCustomerColumns } from '#features/impersonation/customer-columns.tsx'
import { Refusal } from '#features/impersonation/refusal.tsx'
import { useCustomers, type Customer } from '#features/impersonation/use-customers.ts'
import { usePage } from '#features/blocks/public.ts'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { Table } from '#ui/table.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './acting-picker.module.css'

export const Block = ({ heading, text }: ActingPicker) => {
  const t = useTexts('impersonation')
  const { domainId, postLoginHomePath } = usePage().config
  const [search, setSearch] = useState('')
  const { found, isBusy, retry } = useCustomers(search.trim())
  const [chosen, setChosen] = useState<{ id: string; hasFailed: boolean }>()

  const choose = async ({ id }: Customer): Promise<void> => {
    setChosen({ id, hasFailed: false })
    const outcome = await startActing(domainId, id)
    if (outcome === 'started') location.assign(postLoginHomePath)
    else setChosen(outcome === 'failed' ? { id, hasFailed: true } : undefined)
  }
  const columns = listCustomerColumns(t, {
    busyId: chosen?.hasFailed ? undefined : chosen?.id,
    onChoose: (customer) => void choose(customer),
  })
  return (
    <Section heading={heading} text={text}>
      {found.state === 'refused' ? (
        <Refusal />
      ) : (
        <div className={styles.picker}>
          <TextField
            type="search"
            icon="search"
            label={t('picker.search')}
            hint={t('picker.hint')}
            value={search}
            maxLength={100}
            onChange={(event) => setSearch(event.target.value)}
          />
          {chosen?.hasFailed && (
            <Message tone="bad" live>
              {t('failed')}
            </Message>
          )}
          {found.state === 'failed' && <ErrorState onRetry={retry} retrying={isBusy} />}
          {found.state === 'loading' && <p role="status">{t('picker.loading')}</p>}
          {found.state === 'ready' && (
            <Table
              caption={t('picker.caption')}
              columns={columns}
              rows={found.customers}
              rowKey={({ id }) => id}
              busy={isBusy}
              empty={
                <EmptyState title={t('picker.none')} icon="user">
                  {t('picker.none.text')}
                </EmptyState>
              }
            />
          )}
        </div>
      )}
    </Section>
  )
}
