import { useReaderZone } from '#features/buying/quotes/public.ts'
import type { GrantView } from '#features/buying/agent-orders/agents.api.ts'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/badge.tsx'
import type { Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './agents.module.css'

type Actions = { readonly onRevoke: (grant: GrantView) => void; readonly onChange: (grant: GrantView) => void }

const mayOrder = ({ scopes }: Pick<GrantView, 'scopes'>): boolean => scopes.includes('order:place')

/** One row a grant. */
export const useGrantColumns = ({ onRevoke, onChange }: Actions): readonly Column<GrantView>[] => {
  const t = useTexts('agent-orders')
  const { money, dateTime } = useFormats()
  const timeZone = useReaderZone()
  const sayLimit = (grant: GrantView, limit: GrantView['orderLimit']): string =>
    mayOrder(grant) ? (limit ? money(limit) : t('noLimit')) : '–'
  const sayUsed = ({ used, monthLimit }: GrantView): string => {
    const sum = used.map(money).join(' + ') || '–'
    return monthLimit && used.length > 0 ? t('of', { used: sum, limit: money(monthLimit) }) : sum
  }
  return [
    {
      key: 'name',
      header: t('name'),
      rowHeader: true,
      phone: 'full',
      cell: ({ name, host }) => (
        <>
          {name}
          <span className={styles.small}>{host}</span>
        </>
      ),
    },
    {
      key: 'scopes',
      header: t('scopes'),
      phone: 'full',
      cell: ({ scopes }) => (
        <span className={styles.scopes}>
          {scopes.map((scope) => (
            <Tag key={scope}>{scope}</Tag>
          ))}
        </span>
      ),
    },
    {
      key: 'orderLimit',
      header: t('orderLimit'),
      numeric: true,
      phoneLabel: true,
      cell: (grant) =>
        !mayOrder(grant) ? t('mayNotOrder') : grant.askAlways ? t('asksEveryTime') : sayLimit(grant, grant.orderLimit),
    },
    {
      key: 'monthLimit',
      header: t('monthLimit'),
      numeric: true,
      phoneLabel: true,
      cell: (grant) => sayLimit(grant, grant.monthLimit),
    },
    { key: 'used', header: t('used'), numeric: true, phoneLabel: true, cell: sayUsed },
    {
      key: 'lastUsed',
      header: t('lastUsed'),
      phone: 'hidden',
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('never') : dateTime(lastUsedAt, { timeZone })),
    },
    {
      key: 'actions',
      header: t('actions'),
      phone: 'full',
      cell: (grant) => (
        <span className={styles.actions}>
          {mayOrder(grant) && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('change.name', { name: grant.name })}
              onClick={() => onChange(grant)}
            >
              {t('change')}
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            aria-label={t('revoke.name', { name: grant.name })}
            onClick={() => onRevoke(grant)}
          >
            {t('revoke')}
          </Button>
        </span>
      ),
    },
  ]
}
