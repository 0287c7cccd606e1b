import { expect, test } from 'vitest'
import { fillForm } from '#features/forms/forms/fill-form.service.ts'
import { form } from '#features/forms/forms/form.schema.ts'

test('who reads a submission is not told to the browser, which gets the form', async () => {
  const authored = form.schema.parse({
    formKey: 'contact',
    fields: [{ kind: 'country', name: 'country', label: 'Country' }],
    recipients: [{ to: 'sales-team@halden.example' }],
  })
  const filled = await fillForm(authored, 'en', new Date('2026-11-18T06:00:00Z'))
  expect(JSON.stringify(filled)).not.toContain('sales-team')
  expect(filled.filled).toMatchObject({ today: '2026-11-18', phones: [] })
  expect(filled.filled.countries.length).toBeGreaterThan(100)
})
