import { expect, test } from 'vitest'
import { CASE_STORIES } from '#demo/cases/case-stories.ts'
import { listArticles } from '#demo/knowledge/list-articles.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'
import { LANGUAGES } from '#kernel/locale.ts'

test.each(TENANT_KEYS)('%s has sixty articles and frequent questions, each named in every language, some secured', (tenant) => {
  const articles = [...new Map(listArticles(tenant).map((line) => [line.id, line])).values()]
  const faults = articles.filter(({ faqPlace }) => faqPlace === undefined)
  expect(faults).toHaveLength(60)
  expect(articles.length).toBeGreaterThan(60)
  for (const { titles } of articles) for (const language of LANGUAGES) expect(titles[language]).toMatch(/\S/)
  expect(faults.filter(({ isSecured }) => isSecured)).toHaveLength(20)
  expect(new Set(faults.map(({ titles }) => titles.en)).size).toBe(60)
})

test('the stories leave cases in every state', () => {
  const last = CASE_STORIES.map(({ steps }) => steps.findLast(({ status }) => status !== undefined)?.status ?? 'New')
  expect(new Set(last)).toEqual(new Set(['New', 'In progress', 'Waiting for you', 'Solved', 'Closed', 'Reopened']))
})
