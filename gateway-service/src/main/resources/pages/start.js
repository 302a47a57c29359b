// Somebody who is signed in with a cookie can try calls here too; those that change something need
// the header that no other site can send.
window.addEventListener('DOMContentLoaded', () => {
  SwaggerUIBundle({
    url: '/openapi?format=json',
    dom_id: '#docs',
    deepLinking: true,
    docExpansion: 'list',
    validatorUrl: null,
    requestInterceptor: (request) => {
      request.headers['X-Starpost'] = 'docs';
      return request;
    },
  });
});
