/** Imported first, it turns the feature on as the server does: by the page's configuration, which is read once. */
const written = document.createElement('script');
written.id = 'careward-config';
written.type = 'application/json';
written.textContent = JSON.stringify({
  brandName: 'Careward',
  supportEmail: 'support@careward.example',
  eligibilityFeatures: true,
  coachTimeoutFactor: 1,
});
document.head.append(written);
