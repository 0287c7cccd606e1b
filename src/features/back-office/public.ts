export { OfficeGrid } from '#features/back-office/office-grid.tsx'
