/** Imported first, it turns the feature on as the server does: by the page's configuration, which is read once. */
const written = document.getElementById('careward-config') as HTMLElement;
written.textContent = JSON.stringify({ ...JSON.parse(written.textContent), eligibilityFeatures: true });
