import type { InsightPeriodName } from '#features/administration/insights/insight-period.rules.ts'
import type { Language } from '#kernel/locale.ts'

type Choice = { readonly period: InsightPeriodName; readonly language: Language }

/** A file is a link, so that browsers save it by themselves. */
const fileHref = (file: string, choice: Choice): string =>
  `/api/back-office/v1/insights/${file}?${new URLSearchParams(choice).toString()}`

export const exportHref = (chart: string, choice: Choice): string => fileHref(`${chart}.csv`, choice)
export const reportHref = (choice: Choice): string => fileHref('report.xlsx', choice)
