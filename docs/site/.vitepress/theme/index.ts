import DefaultTheme from 'vitepress/theme-without-fonts'
import CommandLine from './command-line.vue'
import HomePage from './home-page.vue'
import LiveScreen from './live-screen.vue'
import ScreenList from './screen-list.vue'
import ScreenPicture from './screen-picture.vue'
import './home-page.css'
import './live-screen.css'
import './site.css'

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('CommandLine', CommandLine)
    app.component('HomePage', HomePage)
    app.component('LiveScreen', LiveScreen)
    app.component('ScreenList', ScreenList)
    app.component('ScreenPicture', ScreenPicture)
  },
} satisfies import('vitepress').Theme
