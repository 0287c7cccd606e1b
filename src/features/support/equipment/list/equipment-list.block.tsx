import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import { listEquipment } from '#features/support/equipment/equipment.api.ts'
import { EQUIPMENT_LIST, SERVICE_FILTERS, unitPath } from '#features/support/equipment/equipment.rules.ts'
import { ServiceBadge } from '#features/support/equipment/service-badge.tsx'
import { rememberColumns, useSavedViews } from '#foundation/saved-views/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { ChipRow, ChoiceChip } from '#ui/chip.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import { setFilter } from '#ui/data-grid/data-grid.rules.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../equipment.module.css'

type Unit = ReplyOf<typeof listEquipment>['rows'][number]
const LIST = 'equipment'
const CONFLICT = 409

const useUnitColumns = (): readonly GridColumn<Unit>[] => {
  const t = useTexts('equipment')
  const { locale } = usePage()
  const { date } = useFormats()
  return [
    {
      key: 'serialNumber',
      header: t('serialNumber'),
      rowHeader: true,
      cell: ({ id, serialNumber }) => <a href={pageHref(locale, unitPath(id))}>{serialNumber}</a>,
    },
    {
      key: 'product',
      header: t('product'),
      phone: 'full',
      cell: ({ product, sku }) => (
        <>
          {product}
          <span className={styles.sku}>{sku}</span>
        </>
      ),
    },
    { key: 'site', header: t('site'), phone: 'start', cell: ({ site }) => site || '–' },
    {
      key: 'commissionedOn',
      header: t('commissionedOn'),
      phone: 'hidden',
      cell: ({ commissionedOn }) => (commissionedOn === null ? '–' : date(commissionedOn)),
    },
    {
      key: 'nextServiceOn',
      header: t('nextService'),
      phone: 'end',
      cell: ({ service, nextServiceOn }) => <ServiceBadge service={service} on={nextServiceOn} />,
    },
  ]
}

export const Block = () => {
  const t = useTexts('equipment')
  const { locale } = usePage()
  const { number } = useFormats()
  const columns = useUnitColumns()
  const filters = [
    { key: 'q', label: t('search'), hint: t('search.hint'), kind: 'text' as const, isFirst: true },
    { key: 'site', label: t('site'), kind: 'text' as const },
    { key: 'commissioned', label: t('commissionedOn'), kind: 'dates' as const },
    {
      key: 'service',
      label: t('service'),
      kind: 'choice' as const,
      isFolded: true,
      options: SERVICE_FILTERS.map((value) => ({ value, label: t(`service.${value}`) })),
    },
  ]
  const grid = useGrid({ list: EQUIPMENT_LIST, filters, columns }, rememberColumns(LIST))
  const units = useGridQuery(listEquipment, grid.query && { ...grid.query, language: locale.language })
  const views = useSavedViews(LIST)
  const counts = units.data?.counts
  const service = grid.state.filters.get('service')
  const none = (
    <EmptyState headingLevel={2} icon="wrench" title={t('none')}>
      {t('none.text')}
    </EmptyState>
  )
  return (
    <Section space="tight">
      {units.error?.status !== CONFLICT && (
        <div className={styles.top}>
          <ChipRow label={t('service')}>
            <ChoiceChip
              pressed={service === undefined}
              count={counts && number(counts.all)}
              onPress={() => grid.change(setFilter(grid.state, 'service', ''))}
            >
              {t('all')}
            </ChoiceChip>
            {SERVICE_FILTERS.map((one) => (
              <ChoiceChip
                key={one}
                pressed={service === one}
                count={counts && number(counts[one])}
                onPress={() => grid.change(setFilter(grid.state, 'service', one))}
              >
                {t(`service.${one}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </div>
      )}
      {units.error?.status === CONFLICT ? (
        <Message tone="info" live>
          {t('chooseAccount')}
        </Message>
      ) : (
        <DataGrid
          caption={t('title')}
          grid={grid}
          columns={columns}
          views={views}
          rowKey={({ id }) => id}
          data={toGridData(units, ({ rows }) => rows)}
          headingLevel={2}
          empty={<NothingYet kind="equipment" headingLevel={2} icon="wrench" title={t('empty')} />}
          none={none}
          hasShortSteps
        />
      )}
    </Section>
  )
}
