import { useState } from 'react'
import { EmployeeAccounts } from '#features/ordering-accounts/employee-accounts.tsx'
import { EmployeeList } from '#features/ordering-accounts/employee-list.tsx'
import type { ServingEmployee } from '#features/ordering-accounts/served-account.rules.ts'
import { Section } from '#ui/section.tsx'

/** First the employee, then the accounts. */
export const Block = () => {
  const [employee, setEmployee] = useState<Pick<ServingEmployee, 'id' | 'name'>>()
  return (
    <Section>
      {employee ? (
        <EmployeeAccounts key={employee.id} employee={employee} onBack={() => setEmployee(undefined)} />
      ) : (
        <EmployeeList onChoose={setEmployee} />
      )}
    </Section>
  )
}
