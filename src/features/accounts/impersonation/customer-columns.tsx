import type { ActableCustomer } from '#foundation/identity/public.ts'
import { Button } from '#ui/button.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { useTexts } from '#ui/use-texts.tsx'
import styles from './impersonation-picker.module.css'

type Choice = {
  /** The customer who is being chosen just now. */
  readonly busyId: string | undefined
  readonly onChoose: (customer: ActableCustomer) => void
}

export const listCustomerColumns = (
  t: ReturnType<typeof useTexts<'impersonation'>>,
  { busyId, onChoose }: Choice,
): readonly GridColumn<ActableCustomer>[] => [
  {
    key: 'name',
    header: t('picker.name'),
    rowHeader: true,
    cell: ({ name, email }) => (
      <>
        {name}
        <span className={styles.email}>{email}</span>
      </>
    ),
  },
  { key: 'company', header: t('picker.company'), cell: ({ company }) => company, phone: 'full' },
  { key: 'accounts', header: t('picker.accounts'), cell: ({ accounts }) => accounts, numeric: true, phoneLabel: true },
  {
    key: 'act',
    header: t('picker.action'),
    phone: 'full',
    cell: (customer) => (
      <Button variant="secondary" size="small" busy={busyId === customer.id} onClick={() => onChoose(customer)}>
        {t('picker.act', { name: customer.name })}
      </Button>
    ),
  },
]
