import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { listServingEmployees } from '#features/accounts/ordering-accounts/assignment.api.ts'
import { EMPLOYEE_LIST, type ServingEmployee } from '#features/accounts/ordering-accounts/served-account.rules.ts'
import { Button } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

const listEmployeeColumns = (
  t: ReturnType<typeof useTexts<'ordering-accounts'>>,
  writeNumber: (count: number) => string,
  onChoose: (employee: ServingEmployee) => void,
): readonly GridColumn<ServingEmployee>[] => [
  { key: 'name', header: t('employee'), rowHeader: true, cell: ({ name }) => name },
  { key: 'email', header: t('email'), cell: ({ email }) => email, phone: 'full' },
  { key: 'accounts', header: t('accounts'), numeric: true, phoneLabel: true, cell: ({ accounts }) => writeNumber(accounts) },
  {
    key: 'open',
    header: t('assignment'),
    phone: 'full',
    cell: (employee) => (
      <Button
        variant="secondary"
        size="small"
        aria-label={t('open.label', { name: employee.name })}
        onClick={() => onChoose(employee)}
      >
        {t('open')}
      </Button>
    ),
  },
]

export const EmployeeList = ({ onChoose }: { onChoose: (employee: ServingEmployee) => void }) => {
  const t = useTexts('ordering-accounts')
  const formats = useFormats()
  const columns = listEmployeeColumns(t, formats.number, onChoose)
  const filters = [{ key: 'search', label: t('employee.search'), kind: 'text' as const }]
  const grid = useGrid({ list: EMPLOYEE_LIST, filters, columns, prefix: 'employees.' })
  const employees = useGridQuery(listServingEmployees, grid.query)
  return (
    <DataGrid
      caption={t('employees')}
      grid={grid}
      columns={columns}
      rowKey={({ id }) => id}
      data={toGridData(employees, (found) => found.employees)}
    />
  )
}
