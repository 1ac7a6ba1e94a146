import { layoutStyles } from './styles-layout.ts'
import { pageStyles } from './styles-page.ts'
import { themeStyles } from './styles-theme.ts'

/** The report's one style sheet; its hash stands in the content security policy. */
export const styles = `${themeStyles}${layoutStyles}${pageStyles}`
