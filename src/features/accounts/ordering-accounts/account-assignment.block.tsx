import { useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { EmployeeAccounts } from '#features/accounts/ordering-accounts/employee-accounts.tsx'
import { EmployeeList } from '#features/accounts/ordering-accounts/employee-list.tsx'
import type { ServingEmployee } from '#features/accounts/ordering-accounts/served-account.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** First the employee, then the accounts. */
export const Block = () => {
  const t = useTexts('ordering-accounts')
  const { locale } = usePage()
  const [employee, setEmployee] = useState<Pick<ServingEmployee, 'id' | 'name'>>()
  return (
    <Section>
      {employee ? (
        <EmployeeAccounts key={employee.id} employee={employee} onBack={() => setEmployee(undefined)} />
      ) : (
        <>
          <nav aria-label={t('more')}>
            <ButtonLink variant="quiet" size="small" href={pageHref(locale, '/back-office/accounts/orders')}>
              {t('orders')}
            </ButtonLink>
          </nav>
          <EmployeeList onChoose={setEmployee} />
        </>
      )}
    </Section>
  )
}
