export { composeInsights } from '#features/administration/insights/insight-registry.service.ts'
export { makeReport } from '#features/administration/insights/insight-report.rules.ts'
export { readReportParts } from '#features/administration/insights/read-report.service.ts'
export { createSumUp } from '#features/administration/insights/read-sums.service.ts'
