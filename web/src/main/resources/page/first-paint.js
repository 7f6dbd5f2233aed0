/* Light or dark, decided before anything is painted: as chosen here before, else as the system says. */
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset.theme = localStorage.getItem('kumite.theme') ?? (system.matches ? 'dark' : 'light');
  };
  system.addEventListener('change', apply);
  apply();
})();
