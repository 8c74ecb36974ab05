import { pageAddresses } from '../../scripts/build/page-files.ts'

/** Returns the path of every page of the built site, in alphabetical order: `/`, `/bacon-slot`, … */
export const builtPaths = (): string[] => pageAddresses(process.env.TEST_DIST ?? '')
