import { useState } from 'react'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { listCustomers } from '#features/accounts/impersonation/impersonation.api.ts'
import type { ActingPicker } from '#features/accounts/impersonation/impersonation-picker.schema.ts'
import { startActing } from '#features/accounts/impersonation/impersonation-state.client.ts'
import { listCustomerColumns } from '#features/accounts/impersonation/customer-columns.tsx'
import { Refusal } from '#features/accounts/impersonation/refusal.tsx'
import { usePage } from '#foundation/blocks/public.ts'
import { CUSTOMER_LIST, type ActableCustomer } from '#foundation/identity/public.ts'
import { rememberColumns } from '#foundation/saved-views/public.ts'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './impersonation-picker.module.css'

/** To those who may not act for anybody there are no customers. */
const REFUSED = 404

const memory = rememberColumns('customers')

export const Block = ({ heading, text }: ActingPicker) => {
  const t = useTexts('impersonation')
  const { domainId, postLoginHomePath } = usePage().config
  const [chosen, setChosen] = useState<{ id: string; hasFailed: boolean }>()

  const choose = async ({ id }: ActableCustomer): Promise<void> => {
    setChosen({ id, hasFailed: false })
    const outcome = await startActing(domainId, id)
    if (outcome === 'started') location.assign(postLoginHomePath)
    else setChosen(outcome === 'failed' ? { id, hasFailed: true } : undefined)
  }
  const columns = listCustomerColumns(t, {
    busyId: chosen?.hasFailed ? undefined : chosen?.id,
    onChoose: (customer) => void choose(customer),
  })
  const filters = [{ key: 'search', label: t('picker.search'), hint: t('picker.hint'), kind: 'text' as const }]
  const grid = useGrid({ list: CUSTOMER_LIST, filters, columns, prefix: 'customers.' }, memory)
  const customers = useGridQuery(listCustomers, grid.query)
  return (
    <Section heading={heading} text={text}>
      {customers.error?.status === REFUSED ? (
        <Refusal />
      ) : (
        <div className={styles.picker}>
          {chosen?.hasFailed && (
            <Message tone="bad" live>
              {t('failed')}
            </Message>
          )}
          <DataGrid
            caption={t('picker.caption')}
            grid={grid}
            columns={columns}
            rowKey={({ id }) => id}
            data={toGridData(customers, (found) => found.customers)}
            empty={
              <EmptyState title={t('picker.none')} icon="user">
                {t('picker.none.text')}
              </EmptyState>
            }
          />
        </div>
      )}
    </Section>
  )
}
