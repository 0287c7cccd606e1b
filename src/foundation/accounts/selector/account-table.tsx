import { useRef, useSyncExternalStore } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { usePage } from '#foundation/blocks/public.ts'
import type { SoldToReply } from '#foundation/accounts/contact-reply.schema.ts'
import { soldToValueOf } from '#foundation/accounts/selector/account-change.rules.ts'
import { ACCOUNT_COLUMNS, type AccountSort } from '#foundation/accounts/selector/account-list.rules.ts'
import { AccountItem, AccountRow, type RowProps } from '#foundation/accounts/selector/account-row.tsx'
import type { AccountRows } from '#foundation/accounts/selector/use-account-rows.client.ts'
import { keyOfSoldTo } from '#foundation/accounts/sold-to.rules.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { SortButton } from '#ui/table-controls.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-dialog.module.css'

const PHONE = '(max-width: 767px)'
/** So many every browser draws at once. */
const ALL_AT_ONCE = 60
const ROW_PX = 48
const ITEM_PX = 72
const COLUMNS = ACCOUNT_COLUMNS.length + 1

const listenToScreen = (listener: () => void): (() => void) => {
  const query = matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

type AccountTableProps = {
  rows: AccountRows
  /** Those that came with the page: among them one number may stand for two accounts. */
  all: readonly SoldToReply[]
  activeKey: string | undefined
  selectedKey: string | undefined
  onSelect: (account: SoldToReply) => void
  sort: AccountSort | undefined
  onSort: (sort: AccountSort) => void
  isDisabled: boolean
}

/** Radio buttons in a table, on a phone in a list [2.9.1, 2.9.2]; of thousands only those in sight are in the page. */
export const AccountTable = (props: AccountTableProps) => {
  const { rows, all, activeKey, selectedKey, onSelect, sort, onSort, isDisabled } = props
  const t = useTexts('accounts')
  const { traits } = usePage().tenant
  const isPhone = useSyncExternalStore(
    listenToScreen,
    () => matchMedia(PHONE).matches,
    () => false,
  )
  const room = useRef<HTMLDivElement>(null)
  const isVirtual = rows.total > ALL_AT_ONCE
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here only, in no memo
  const virtualizer = useVirtualizer({
    count: rows.total,
    enabled: isVirtual,
    getScrollElement: () => room.current,
    estimateSize: () => (isPhone ? ITEM_PX : ROW_PX),
    initialRect: { width: 0, height: 480 },
    overscan: 8,
    onChange: ({ range }) => range && rows.show(range.startIndex, range.endIndex),
  })
  const items = isVirtual ? virtualizer.getVirtualItems() : []
  const indexes = isVirtual ? items.map(({ index }) => index) : Array.from({ length: rows.total }, (_, index) => index)
  const before = items[0]?.start ?? 0
  const after = isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0

  const rowProps = (index: number): RowProps => {
    const account = rows.rowAt(index)
    return {
      account,
      index,
      value: account ? soldToValueOf(account, all, traits) : '',
      isActive: account !== undefined && keyOfSoldTo(account) === activeKey,
      isSelected: account !== undefined && keyOfSoldTo(account) === selectedKey,
      isDisabled,
      onSelect,
    }
  }
  if (rows.hasFailed)
    return (
      <Message
        tone="bad"
        live
        action={
          <Button variant="secondary" size="small" onClick={rows.retry}>
            {t('choose.retry')}
          </Button>
        }
      >
        {t('choose.failed')}
      </Message>
    )
  if (rows.total === 0) return <p className={styles.none}>{t('choose.none')}</p>
  return (
    <div ref={room} className={styles.room} data-virtual={isVirtual || undefined}>
      {isPhone ? (
        <ul className={styles.list} aria-label={t('choose.list')}>
          {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
          {indexes.map((index) => (
            <AccountItem key={index} {...rowProps(index)} />
          ))}
          {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
        </ul>
      ) : (
        <table className={styles.table} aria-rowcount={rows.total + 1}>
          <caption className="visually-hidden">{t('choose.list')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('choose.column')}</span>
              </th>
              {ACCOUNT_COLUMNS.map((column) => (
                <th key={column} scope="col" aria-sort={sort?.column === column ? sort.direction : 'none'}>
                  <SortButton
                    column={{ key: column, header: t(`column.${column}`), sortable: true }}
                    sort={sort}
                    onSort={({ direction }) => onSort({ column, direction })}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {before > 0 && <Spacer height={before} />}
            {indexes.map((index) => (
              <AccountRow key={index} {...rowProps(index)} />
            ))}
            {after > 0 && <Spacer height={after} />}
          </tbody>
        </table>
      )}
    </div>
  )
}

const Spacer = ({ height }: { height: number }) => (
  <tr aria-hidden="true" className={styles.spacer}>
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is room, not a cell */}
    <td colSpan={COLUMNS} style={{ height }} />
  </tr>
)
