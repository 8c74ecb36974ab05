import type { SiteRoutes } from '../build/site-routes.ts'
import { faces } from '../stand-ins/scenarios.ts'
import type { Scene } from './shot.ts'

/** Every page of every variant in both stylesheets, as it arrives. */
export const pageScenes = ({ routes, paths }: SiteRoutes): Scene[] =>
  faces.flatMap(({ variant, stylesheet, scenario }) =>
    paths
      .filter(({ path }) => routes[variant].some(row => row.path === path))
      .map(({ address }) => ({
        variant,
        stylesheet,
        path: address,
        state: '',
        scenario,
        extent: 'page',
        until: 'hydrated',
      })),
  )
