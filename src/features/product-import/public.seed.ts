export { saveProducts } from '#features/product-import/import/import-products.service.ts'
