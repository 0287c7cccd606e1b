export { readFoundCompany } from '#features/administration/customer-overview/found-company.rules.ts'
