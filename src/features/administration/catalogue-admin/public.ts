export { listProductRows } from '#features/administration/catalogue-admin/product/product-admin.api.ts'
