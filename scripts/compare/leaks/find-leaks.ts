import { readBundles } from '../../build/bundle-variants.ts'
import { readEnvironment } from '../../build/settings.ts'
import { findForeignModules } from './find-foreign-modules.ts'
import { findSecrets } from './find-secrets.ts'

/**
 * What a built `dist` holds that it must not: modules of one variant in the other's scripts, and
 * values of settings that are nobody else's. (Links and words on live pages: the route map.)
 */
export const findLeaks = (root: string, dist: string): string[] => [
  ...findForeignModules(dist, readBundles(root)?.modules ?? {}),
  ...findSecrets(dist, readEnvironment(root), process.env),
]
