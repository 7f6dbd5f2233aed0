/** The frame of the page: navigation, messages, and the view that the address names. */
import { LitElement, html } from 'lit';
import { base, controls } from './shared/styles.js';
import { appStyle } from './app-style.js';
import { icons } from './shared/icons.js';
import { complain } from './shared/say.js';
import { sound } from './shared/sound.js';
import { Task } from './shared/task.js';
import { address, go, replace, route } from './router.js';
import { switchTheme, theme } from './theme.js';
import { texts } from './texts.js';
import { loaded, once } from './api.js';
import { games } from './games.js';
import { guest } from './guest.js';
import { firstGame, remembered } from './play/first-game.js';
import './play/game-view.js';

const NAV = ['play', 'learn', 'watch', 'setup', 'library', 'lab'];
const LOADERS = {
  learn: () => import('./learn/learn-view.js'),
  puzzles: () => import('./learn/puzzles-view.js'),
  analysis: () => import('./analysis/analysis-view.js'),
  rules: () => import('./rules/rules-view.js'),
  setup: () => import('./setup/setup-view.js'),
  library: () => import('./library/library-view.js'),
  lab: () => import('./lab/lab-view.js'),
};
const COMPLAINT_SHOWN = 7000;


class App extends LitElement {
  static properties = {
    route: { state: true }, said: { state: true }, complaint: { state: true }, failed: { state: true },
    watching: { state: true }, watchingFor: { state: true },
  };

  static styles = [base, controls, appStyle];

  /** Loads the view that the address names. */
  #arrival = new Task(this, {
    task: async ([here]) => {
      const watching = this.#askWhoHolds();
      await Promise.all([games.load(), LOADERS[here.view] && loaded(LOADERS[here.view]())]);
      if (here.view !== 'play' && here.view !== 'watch') return { here };
      if (await watching) return { instead: ['library'] };
      return { here, id: await firstGame(here.view, here.params) };
    },
    onComplete: ({ here, id, instead }) => {
      if (id || instead) replace(instead ?? ['game', id]);
      else this.#show(here);
    },
    onError: (error) => this.#fail(error),
  });

  constructor() {
    super();
    this.said = '';
    addEventListener('hashchange', () => this.#arrive());
    addEventListener('kumite-announce', (event) => { this.said = event.detail; });
    addEventListener('kumite-complain', (event) => this.#complain(event.detail));
    this.#arrive();
  }

  #arrive() {
    this.failed = null;
    this.#arrival.run([route()]);
  }

  /** Who holds the store that this server only watches, in a sentence; null if it is its own. */
  async #askWhoHolds() {
    if (!guest()) this.watchingFor = await once('/api/about').then(({ watching }) => watching, () => null);
    return this.watchingFor;
  }

  #show(here) {
    this.route = here;
    document.title = texts.title(here.view);
  }

  /** The server may just be starting: try again until it answers. Other errors are shown. */
  #fail(error) {
    this.failed = { title: error.status === 0 ? texts.errors.title : texts.errors.refused, text: error.message };
    if (error.status === 0) setTimeout(() => this.failed && this.#arrive(), 1000);
  }

  #missing = (event) => {
    const error = event.detail;
    if (guest() && error.status !== 0) {
      this.#fail({ status: error.status, message: texts.guest.gone });
    } else if (error.status === 404) {
      remembered.forget(this.route.parts[0]);
      complain(error);
      replace(['play']);
    } else {
      this.#fail(error);
    }
  };

  #complain(text) {
    clearTimeout(this.timer);
    this.complaint = text;
    this.timer = setTimeout(() => { this.complaint = null; }, COMPLAINT_SHOWN);
  }

  #newGame = async (event) => {
    try {
      await loaded(import('./play/new-game.js'));
    } catch (error) {
      complain(error);
      return;
    }
    await this.updateComplete;
    const dialog = this.renderRoot.querySelector('k-new-game');
    await dialog.updateComplete;
    dialog.open(event.detail?.mode, event.detail?.game);
  };

  render() {
    return html`
      <header>
        <button type="button" class="skip"
          @click=${() => this.shadowRoot.getElementById('main').focus()}>${texts.skip}</button>
        ${this.#brand()}${this.#nav()}
        ${this.#tool(icons.keys, texts.keys.title, () => this.renderRoot.querySelector('dialog').showModal())}
        ${this.#tool(sound.isOn ? icons.sound : icons.mute, texts.sound(sound.isOn), this.#toggleSound)}
        ${this.#tool(theme() === 'dark' ? icons.sun : icons.moon, texts.theme, this.#switchTheme)}
      </header>
      ${this.watchingFor ? html`<p class="watching" role="status">${this.watchingFor}</p>` : ''}
      <main id="main" tabindex="-1" @new-game=${this.#newGame} @game-missing=${this.#missing}
        @game-opened=${(event) => { this.watching = event.detail.watching; }}>
        ${this.failed ? this.#failure() : this.#view()}</main>
      <k-new-game></k-new-game>
      ${this.#keys()}
      <div class="hidden-text" role="status" aria-live="polite">${this.said}</div>
      <div class="complaint" role="alert">${this.complaint ? html`<p>${this.complaint}</p>` : ''}</div>`;
  }

  #brand() {
    const home = guest() ? address(['game', guest().id]) : '#/play';
    return html`<a class="brand" href=${home} aria-label=${texts.home}><svg viewBox="0 0 64 64" aria-hidden="true">
      <path class="roof" d="M6 16q26-8 52 0l-2 8q-24-7-48 0z" />
      <path class="gate" d="M14 31h36v6H14zM18 24h7v34h-7zM39 24h7v34h-7z" /></svg><span>Kumite</span></a>`;
  }

  #nav() {
    if (guest()) return html`<nav aria-label=${texts.navLabel}></nav>`;
    const sections = {
      game: this.watching ? 'watch' : 'play', analysis: 'play', puzzles: 'learn', rules: 'learn',
    };
    const here = sections[this.route?.view] ?? this.route?.view;
    return html`<nav aria-label=${texts.navLabel}>${NAV.map((view) => html`
      <a href=${address([view])} aria-current=${here === view ? 'page' : 'false'}>${texts.nav[view]}</a>`)}</nav>`;
  }

  #tool(icon, label, act) {
    return html`<button type="button" class="plain" aria-label=${label} title=${label} @click=${act}>${icon}</button>`;
  }

  #toggleSound = () => {
    sound.toggle();
    this.requestUpdate();
  };

  #switchTheme = () => {
    switchTheme();
    this.requestUpdate();
  };

  #keys() {
    return html`<dialog class="keys" aria-labelledby="keys-title"><h2 id="keys-title">${texts.keys.title}</h2>
      <dl>${texts.keys.list.map(([key, what]) => html`
        <div><dt><kbd>${key}</kbd></dt><dd>${what}</dd></div>`)}</dl>
      <form method="dialog"><button class="primary">${texts.close}</button></form></dialog>`;
  }

  #failure() {
    return html`<div class="failure stack"><h1>${this.failed.title}</h1><p>${this.failed.text}</p>
      <p><button type="button" class="primary" @click=${() => this.#arrive()}>${texts.errors.again}</button></p></div>`;
  }

  #view() {
    const { view, parts, params } = this.route ?? { view: 'game', parts: [] };
    if (view === 'game') return html`<k-game .liveId=${parts[0] ?? null}></k-game>`;
    if (view === 'analysis') {
      const ply = params.get('ply');
      return html`<k-analysis .liveId=${parts[0] ?? null} .ply=${ply === undefined ? null : Number(ply)}></k-analysis>`;
    }
    if (view === 'learn') return html`<k-learn .name=${parts[0] ?? games.first}></k-learn>`;
    if (view === 'puzzles') return html`<k-puzzles .name=${parts[0] ?? games.first}></k-puzzles>`;
    if (view === 'rules') return html`<k-rules .name=${parts[0] ?? games.first}></k-rules>`;
    if (view === 'setup') return html`<k-setup .params=${params}></k-setup>`;
    if (view === 'library') return html`<k-library></k-library>`;
    if (view === 'lab') return html`<k-lab .parts=${parts}></k-lab>`;
    return html`<div class="failure stack"><h1>${texts.errors.noPage}</h1>
      <p><button type="button" @click=${() => go(['play'])}>${texts.nav.play}</button></p></div>`;
  }
}

customElements.define('k-app', App);
