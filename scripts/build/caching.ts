/** Cache-Control of pages and of everything else without a hash: kept, but asked about each time. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Cache-Control of `/assets/`, whose addresses change with their bytes. */
export const immutable = 'public, max-age=31536000, immutable'
